import type { Runtime } from 'webextension-polyfill';
import { browser } from '../../browser/api.ts';
import { type FrameReport, type MarkedRule, REPORT_PORT } from '../../browser/protocol.ts';

/** What a whole tab says: its frames' reports put together. */
export type TabReport = {
  readonly state: FrameReport['state'] | 'unreachable' | 'asking';
  readonly edition?: FrameReport['edition'];
  readonly rules: readonly MarkedRule[];
};

/** The top frame decides the state; counts of the same rule are added up, most frequent first. */
export function joinReports(reports: readonly FrameReport[]): TabReport {
  const top = reports.find((report) => report.top) ?? reports[0];
  if (!top) return { state: 'unreachable', rules: [] };
  const byRule = new Map<string, MarkedRule>();
  for (const { rule, refs, count } of reports.flatMap((report) => report.rules)) {
    const before = byRule.get(rule);
    byRule.set(rule, { rule, refs: before?.refs ?? refs, count: count + (before?.count ?? 0) });
  }
  const rules = [...byRule.values()].sort((a, b) => b.count - a.count || a.rule.localeCompare(b.rule));
  return { state: top.state, edition: top.edition, rules };
}

/** Asks every frame of a tab, and goes on listening until the function it gives is called. */
export function followTab(tabId: number, changed: (report: TabReport) => void): () => void {
  const reports = new Map<string, FrameReport>();
  let port: Runtime.Port;
  try {
    port = browser.tabs.connect(tabId, { name: REPORT_PORT });
  } catch {
    changed({ state: 'unreachable', rules: [] });
    return () => undefined;
  }
  port.onMessage.addListener((message: unknown) => {
    const report = message as FrameReport;
    reports.set(report.id, report);
    changed(joinReports([...reports.values()]));
  });
  // A page no extension may read, or one from before the installation: nobody is at the other end.
  port.onDisconnect.addListener(() => {
    if (reports.size === 0) changed({ state: 'unreachable', rules: [] });
  });
  return () => port.disconnect();
}
