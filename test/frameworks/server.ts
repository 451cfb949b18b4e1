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
import { CASES } from './cases.ts';
import { Recorder } from './recorder.ts';
import { pageOf, STYLE, THANKS } from './shell.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

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
