import { attackedFirefox } from './attacked-firefox.ts';
import { testHiddenTyping } from './harmless-input.ts';

testHiddenTyping(attackedFirefox());
