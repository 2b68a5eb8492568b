/** On the home page in another language than the visitor's choice, in the chosen one. */
export const otherLanguage = { offer: 'View this page in English' };
