import { createContext, useContext } from 'react';

/** The nonce that the Content-Security-Policy of this answer allows scripts by; empty in the browser, which hides it. */
export const NonceContext = createContext('');

export const useNonce = () => useContext(NonceContext);
