/** The tab that shows a PDF: what the popup offers, and how the document is fetched. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchDocument, isPdfAddress } from '../../lib/documents/fetch-file.ts';
import { createWorld, privateUi } from '../service/world.ts';

let server: Server;
let base = '';
/** Method and path of each request. */
const requests: string[] = [];

beforeAll(async () => {
  server = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    if (url === '/endless') {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      const drip = setInterval(() => response.write('%'), 20);
      return response.once('close', () => clearInterval(drip));
    }
    if (url === '/moved') return response.writeHead(302, { location: '/invoice' }).end();
    if (url === '/no-head.pdf' && method === 'HEAD') return response.writeHead(405).end();
    const isPdf = url === '/invoice' || url === '/no-head.pdf';
    response.writeHead(url === '/gone' ? 404 : 200, {
      'content-type': isPdf ? 'application/pdf' : 'text/html',
      ...(url === '/large' ? { 'content-length': '99999999' } : {}),
    });
    return response.end(url === '/large' ? undefined : '%PDF-1.7');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('an address', () => {
  it.each([
    ['/invoice', true],
    ['/page.pdf', false],
    ['/no-head.pdf', true],
    ['/gone', false],
  ])('%s is one of a PDF: %s', async (path, isPdf) => {
    expect(await isPdfAddress(base + path)).toBe(isPdf);
  });

  it('of a file or of data is judged without a request', async () => {
    requests.length = 0;
    const yes = ['file:///a/b.PDF', 'data:application/pdf;base64,'].map(isPdfAddress);
    const no = ['file:///a.txt', 'about:'].map(isPdfAddress);
    expect(await Promise.all([...yes, ...no])).toEqual([true, true, false, false]);
    expect(requests).toEqual([]);
  });
});

describe('a document', () => {
  it('is fetched with its name', async () => {
    const file = await fetchDocument(`${base}/invoice`);
    expect([file.name, await file.text()]).toEqual(['invoice', '%PDF-1.7']);
  });

  it.each([
    ['/moved', 'unreachable'],
    ['/gone', 'unreachable'],
    ['/large', 'large'],
  ])('at %s is not: %s', async (path, problem) => {
    requests.length = 0;
    await expect(fetchDocument(base + path)).rejects.toMatchObject({ problem });
    expect(requests).toEqual([`GET ${path}`]);
  });

  it('that never ends is given up', async () => {
    await expect(fetchDocument(`${base}/endless`, 300)).rejects.toMatchObject({ problem: 'slow' });
  });

  it('without a server is not', async () => {
    for (const address of ['http://127.0.0.1:1/a.pdf', 'file:///a.pdf', 'no address'])
      await expect(fetchDocument(address)).rejects.toMatchObject({ problem: 'unreachable' });
  });
});

describe('the popup', () => {
  const tab = { id: 4, url: 'https://example.com/invoice', private: false };
  const withTab = (type: string, more: Partial<typeof tab> = {}) => {
    const world = createWorld();
    world.tabs.push({ ...tab, ...more });
    world.contentType = type;
    return world;
  };

  it('offers to check a PDF, and opens its page', async () => {
    const world = withTab('application/pdf');
    expect(await world.send('tabOffer', {})).toEqual({
      ok: true,
      value: { offer: { says: 'This tab shows a PDF.', action: 'Check this PDF' } },
    });
    await world.send('acceptTabOffer', {});
    expect(world.opened).toEqual(['/documents.html?tab=4']);
    expect(await world.send('tabAddress', { tab: 4 })).toMatchObject({ value: { url: tab.url } });
  });

  it('offers nothing on a page', async () => {
    const world = withTab('text/html');
    expect(await world.send('tabOffer', {})).toEqual({ ok: true, value: { offer: null } });
    await world.send('acceptTabOffer', {});
    expect(world.opened).toEqual([]);
  });

  it('opens its page without the address of a private tab', async () => {
    const world = withTab('application/pdf', { private: true });
    await world.send('acceptTabOffer', {}, privateUi);
    expect(world.opened).toEqual(['/documents.html?tab=4&private=1']);
    expect(await world.send('tabAddress', { tab: 4 })).toEqual({ ok: true, value: { url: null } });
  });
});
