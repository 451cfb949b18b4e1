/**
 * The demo server's answers for the framework suite: `/at/<run>/<page>.html`, `/at/<run>/submit` and
 * `/bundle/…`. A run is one visit of one case, so that visits do not count each other's requests.
 */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { text } from 'node:stream/consumers';
import type { DemoAnswer } from '../demo/server.ts';
import { bundlePages } from './bundle.ts';
import type { Case } from './case.ts';
import { CASES } from './cases.ts';
import { Recorder } from './recorder.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** A common form layout: labels above stacked fields, with some space at the side. */
const STYLE = `
  *, ::before, ::after { box-sizing: border-box }
  body { margin: 24px; font: 16px/1.5 sans-serif; color: #222; background: #fff }
  form { max-width: 420px }
  label { display: block; margin: 16px 0 }
  input { display: block; width: 100%; font: inherit; padding: 6px 8px }
  button { font: inherit; padding: 6px 14px }
  output { display: block; min-height: 24px }
  .veil { position: fixed; inset: 0; background: rgb(0 0 0 / 30%) }
  .box { position: fixed; top: 80px; left: 340px; width: 420px; padding: 24px; background: #fff; border: 1px solid #888 }
  .box[hidden] { display: none }`;

const THANKS =
  '<!doctype html><html lang="en"><title>Thanks</title><link rel="icon" href="data:,"><p>Thanks';

/** @returns null if no case has this id */
function pageOf(cases: readonly Case[], id: string): string | null {
  const found = cases.find((each) => each.id === id);
  if (!found) return null;
  const { name, script = 'plain', body = '<main id="app"></main>', root = 'lang="en"' } = found;
  return `<!doctype html><html ${root}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/bundle/shell.css"><link rel="stylesheet" href="/bundle/${script}.css"><body>${body}<script type="module" src="/bundle/${script}.js"></script>`;
}

export interface FrameworkServer {
  readonly answer: DemoAnswer;
  readonly recorder: Recorder;
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader('content-type', type);
  response.end(body);
}

export async function frameworkServer(): Promise<FrameworkServer> {
  const bundles = await bundlePages();
  const recorder = new Recorder();

  const bundle = async (path: string, response: ServerResponse) => {
    const file = join(bundles, posix.normalize(`/${path}`));
    const shellStyle = path === 'shell.css' ? STYLE : null;
    const body = shellStyle ?? (await readFile(file).catch(() => null));
    const type = TYPES[extname(file)];
    // Most pages have no styles; a 404 would log an error in their console.
    if (body === null && type === undefined) response.statusCode = 404;
    send(response, type ?? 'application/octet-stream', body ?? '');
  };

  const visit = async (
    run: string,
    rest: string,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ) => {
    if (rest === 'submit') {
      await recorder.take(run, request, url);
      response.statusCode = 303;
      response.setHeader('location', 'thanks.html');
      return send(response, 'text/plain', '');
    }
    // Returns the sent email, for pages whose state is on the server.
    if (rest === 'look') {
      const body = new URLSearchParams(await text(request));
      return send(response, 'text/plain', body.get('email') ?? '');
    }
    // Returns a new field as an HTML fragment.
    if (rest === 'validate') {
      const email = new URLSearchParams(await text(request)).get('email') ?? '';
      const field = `<input name="email" type="email" value="${email.replace(/[^\w.@+-]/g, '')}"`;
      const attributes = 'hx-post="validate" hx-trigger="change" hx-target="closest label"';
      const fragment = `<label>Email ${field} ${attributes} hx-swap="outerHTML"></label>`;
      return send(response, 'text/html; charset=utf-8', fragment);
    }
    const html = rest === 'thanks.html' ? THANKS : pageOf(CASES, rest.replace(/\.html$/, ''));
    if (html === null) response.statusCode = 404;
    const policy = CASES.find(({ id }) => rest === `${id}.html`)?.policy;
    if (policy) response.setHeader('content-security-policy', policy);
    send(response, 'text/html; charset=utf-8', html ?? 'Not here');
  };

  return {
    recorder,
    async answer(request, response) {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const [, area, run = '', ...rest] = url.pathname.split('/');
      if (area === 'bundle') await bundle([run, ...rest].join('/'), response);
      else if (area === 'at') await visit(run, rest.join('/'), request, response, url);
      else return false;
      return true;
    },
  };
}
