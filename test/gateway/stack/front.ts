/** nginx in front of an API, as `proxy_pass` with a path makes it: it decodes and normalises what it passes on. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NGINX } from '../packages.mjs';
import { freePort, start, until } from './process.ts';

export interface Front {
  readonly url: string;
  close(): Promise<void>;
}

export async function startFront(apiUrl: string): Promise<Front> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldmark-front-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `pid ${join(folder, 'nginx.pid')};
    events { worker_connections 1024; }
    http {
      access_log off;
      ${temporary.join('\n')}
      server {
        listen 127.0.0.1:${port};
        large_client_header_buffers 4 32k;
        location = /front { return 204; }
        location / { proxy_pass ${apiUrl}/; proxy_http_version 1.1; }
      }
    }`,
  );
  const program = start(NGINX, [
    '-c',
    configuration,
    '-e',
    join(folder, 'error.log'),
    '-g',
    'daemon off;',
  ]);
  const url = `http://127.0.0.1:${port}`;
  await until('the front answers', async () => (await fetch(`${url}/front`)).ok);
  return {
    url,
    close: async () => {
      await program.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
