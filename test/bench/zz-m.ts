import { CONTENDERS } from './contenders.ts';
import { race } from './measure.ts';
import { directory, mixed, prose } from './texts.ts';
for (const t of [directory(), mixed(1e6), prose(1e6)]) { const r = race({ bare: CONTENDERS.bare!, fieldmark: CONTENDERS.fieldmark!, stack: CONTENDERS.stack! }, t.blocks, 5);
console.log(t.name, (t.size/1e3/r.fieldmark!).toFixed(1), 'of bare', (r.bare!/r.fieldmark!).toFixed(3), 'x stack', (r.stack!/r.fieldmark!).toFixed(1)); }
