import { createContext, useContext } from 'react';

/** Marks the scripts that the Content-Security-Policy will allow by their hashes; empty in the browser, which never gets it. */
export const NonceContext = createContext('');

export const useNonce = () => useContext(NonceContext);

/** Whether the document goes out with scripts. In the browser it has: without them nothing would ask there. */
export const ShipsScripts = createContext(true);
