/** A person of a team in Firefox, behind a gateway: a shared answer is free, and a quota is named. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../support/fake-gateway.ts';
import { paste, press, reads } from '../support/firefox-steps.ts';
import { connectOn, type FirefoxWorld, openFirefoxWorld } from '../support/firefox-world.ts';

const [COLLEAGUE, PERSON] = ['team_token_of_person_1', 'team_token_of_person_2'] as const;
const VALUE = 'DE136695976';

let world: FirefoxWorld;
let gateway: FakeGateway;
beforeAll(async () => {
  world = await openFirefoxWorld({});
  gateway = await startFakeGateway(world.sandbox, [COLLEAGUE, PERSON]);
  const page = await world.firefox.welcome();
  await connectOn(page, gateway.baseUrl, PERSON);
});
afterAll(async () => {
  await world.close();
  await gateway.close();
});

it('gets an answer of a colleague free, and is told when credits return', async () => {
  const { baseUrl } = gateway;
  const address = new URL(`/v1/vat?query=${VALUE}`, baseUrl);
  const first = await fetch(address, { headers: { 'x-api-key': COLLEAGUE } });
  expect(first.status).toBe(200);
  gateway.age(3 * 3_600_000);
  gateway.setRemaining(PERSON, 0);
  const page = await world.ours('/popup.html');
  await paste(page, VALUE);
  await press(page, /^Look up · 1 credit$/);
  await reads(page, /Your team looked this up 3 hours ago, so it was free/);
  await paste(page, 'ATU33864707');
  await press(page, /^Look up · 1 credit$/);
  await reads(page, /You have used up your credits for today\.\s*More credits are available from/);
  expect(await world.paid()).toEqual([VALUE]);
});
