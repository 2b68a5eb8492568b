import { createContext, useContext } from 'react';

/** Marks our inline scripts, which the Content-Security-Policy then allows by hash. Never sent to the browser. */
export const NonceContext = createContext('');

export const useNonce = () => useContext(NonceContext);

/** Whether the document has scripts. Always true in the browser, since only scripts can ask. */
export const ShipsScripts = createContext(true);
