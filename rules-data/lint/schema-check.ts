import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { Problem } from '../../src/core/result/result.ts';
import { problemsOf } from './schema-message.ts';

export type SchemaName = 'pack' | 'guards' | 'rule' | 'stratagem' | 'datasheet';

export type SchemaCheck = {
  /** What is wrong with `data` by its schema; nothing when it may be used as the type of that name. */
  check(name: SchemaName, data: unknown, where: string): readonly Problem[];
};

const FILES = ['common', 'effect', 'pack', 'guards', 'rule', 'stratagem', 'datasheet'];

/** Loads the JSON Schemas from `rules-data/schema`. */
export async function loadSchemas(schemaDir: string): Promise<SchemaCheck> {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
  });
  for (const name of FILES) ajv.addSchema(JSON.parse(await readFile(join(schemaDir, `${name}.schema.json`), 'utf8')));
  return {
    check(name, data, where) {
      const validate = ajv.getSchema(name);
      if (!validate) throw new Error(`There is no schema "${name}".`);
      return validate(data) ? [] : problemsOf(validate.errors ?? [], where);
    },
  };
}
