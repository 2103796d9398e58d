import axe from 'axe-core';

/** What axe-core finds wrong with an element, one line each: rule, where, why. */
export async function axeFindings(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { resultTypes: ['violations'], rules: { region: { enabled: false } } });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' ')}: ${failureSummary}`),
  );
}
