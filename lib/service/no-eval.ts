import { config } from 'zod';

/**
 * The extension's content security policy forbids the evaluated code that zod would use. Zod tries it
 * for the first schema of an object, and the browser reports the violation at every start.
 */
config({ jitless: true });
