import { attackedWorld } from './attacked-world.ts';
import { testHiddenTyping } from './harmless-input.ts';

testHiddenTyping(attackedWorld());
