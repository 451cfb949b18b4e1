/** What keeps the gateway from starting, and how it says so. */
import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../stack/ask.ts';
import { type GatewayOptions, startGateway } from '../stack/gateway.ts';
import { describeLive, KEY, tokenLine, tokenOf, useStack } from './support.ts';

const FOLDER = join(import.meta.dirname, '../../../lib/gateway');

describeLive('the gateway', () => {
  const stack = useStack();
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fieldmark-start-'));
    await chmod(folder, 0o755);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const start = (more: Partial<GatewayOptions>) =>
    startGateway({
      apiUrl: stack.api.url,
      key: KEY,
      tokens: [tokenLine('person-a')],
      redis: stack.redis.address,
      ...more,
    });

  it('does not start without the library of Redis, and names its package', async () => {
    await cp(FOLDER, folder, { recursive: true });
    // Debian's folder of Lua libraries cannot be taken away, so a file before it says what Lua would say.
    await mkdir(join(folder, 'lua/nginx'));
    await writeFile(
      join(folder, 'lua/nginx/redis.lua'),
      `error("module 'nginx.redis' not found")\n`,
    );
    await expect(start({ settings: { FOLDER: folder } })).rejects.toThrow(
      /package lua-nginx-redis is missing/,
    );
  });

  it('does not start without the modules of nginx, and names their packages', async () => {
    const nginx = join(folder, 'nginx');
    await writeFile(nginx, `#!/bin/sh\necho "configure arguments: --prefix=${folder}" >&2\n`);
    await chmod(nginx, 0o755);
    const env = { PATH: `${folder}:${process.env.PATH}` };
    expect(() =>
      execFileSync('/bin/sh', [join(FOLDER, 'render.sh')], { env, stdio: 'pipe' }),
    ).toThrow(/needs these packages:\s+libnginx-mod-http-lua libnginx-mod-http-ndk/);
  });

  it.each([
    ...['query', 'x_api_key', 'is_async', 'soft_fail', 'fields', 'qualification_check', 'job_id'],
    ...['X-Api-Key', 'Is.Async', 'isasync', 'base', 'engine', 'a b', 'a&b', '{x}', '1a', 'ä'],
  ])('does not start with %j as the name of the flag for certificates', async (name) => {
    const settings = { TRANSPARENCY_PARAMETER: name };
    await expect(start({ settings })).rejects.toThrow(/FIELDMARK_TRANSPARENCY_PARAMETER must be/);
  });

  it('passes the flag for certificates on by the name that it was given', async () => {
    const gateway = await start({ settings: { TRANSPARENCY_PARAMETER: 'ct.log-s' } });
    const status = async (path: string) =>
      (await ask(`${gateway.url}${path}`, tokenOf('person-a'))).status;
    const path = '/v1/intelligence/domain?query=a.example&ct.log-s=true';
    expect(await status(path)).toBe(200);
    expect(await status('/v1/vat?query=DE1&ct.log-s=true')).toBe(400);
    expect(await status('/v1/domain?query=a.example&transparency=true')).toBe(400);
    expect(stack.api.calls.map(({ url }) => url)).toEqual([path]);
    await gateway.close();
  });
});
