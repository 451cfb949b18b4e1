/** Each snippet is run, with a network that only notes what it is asked. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { emptyConsoleDraft } from '../../../lib/console/request/draft.ts';
import {
  SNIPPET_NAMES,
  type SnippetName,
  snippetOf,
} from '../../../lib/console/request/snippets.ts';

type Run = (code: string) => Promise<{ url: string; key: string }>;

const runScript: Run = async (code) => {
  let asked = { url: '', key: '' };
  const fetch = async (url: string, init: { headers: Record<string, string> }) => {
    asked = { url, key: init.headers['x-api-key'] ?? '' };
    return { ok: true, status: 200, json: async () => ({}), text: async () => '' };
  };
  const process = { env: { API_KEY: '<API_KEY>' } };
  const world = { fetch, process, AbortSignal, console: { log: () => undefined } };
  await runInNewContext(`(async () => {${code}\n})()`, world);
  return asked;
};

const hasPython = spawnSync('python3', ['--version']).status === 0;

const RUN: Readonly<Record<SnippetName, Run>> = {
  curl: async (code) => {
    const { stdout } = spawnSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }\n${code}`]);
    const [url = '', , header = ''] = stdout.toString().split('\n');
    return { url, key: header.replace('x-api-key: ', '') };
  },
  fetch: runScript,
  Node: runScript,
  Python: async (code) => {
    const folder = mkdtempSync(join(tmpdir(), 'snippet-'));
    writeFileSync(
      join(folder, 'requests.py'),
      `import json
class Answer:
    status_code = 200
    def json(self): return {}
def get(url, headers, timeout):
    print(json.dumps({"url": url, "key": headers["x-api-key"]}))
    return Answer()
`,
    );
    writeFileSync(join(folder, 'main.py'), code);
    const { stdout } = spawnSync('python3', ['main.py'], { cwd: folder });
    return JSON.parse(stdout.toString().split('\n')[0] ?? '');
  },
};

const BASES = ['https://api.example.org/', "https://api.example.org/it's/$HOME/`id`/\\"];
const query = 'a\'"$(id)`\\\n{}@b.org';
const draft = { ...emptyConsoleDraft('email'), values: { query }, softFail: true };

describe.each(SNIPPET_NAMES)('the request as %s', (name) => {
  it.skipIf(name === 'Python' && !hasPython).each(BASES)(
    'asks %s for exactly that, with the placeholder as its key',
    async (base) => {
      const { url, key } = await RUN[name](snippetOf(name, base, draft));
      expect(url.startsWith(`${base.replace(/\/$/, '')}/v1/email?`)).toBe(true);
      const asked = new URLSearchParams(url.split('?')[1]);
      expect(Object.fromEntries(asked)).toEqual({ query, soft_fail: 'true' });
      expect(key).toBe('<API_KEY>');
    },
  );
});
