import type { filterProblems as english } from '../../en/lists/filter-problems';

export const filterProblems = {
  device: (given: string, choices: string) => `Das Gerät „${given}“ kennen wir nicht. Wähle eines davon: ${choices}.`,
  shape: (given: string, choices: string) => `Die Form „${given}“ kennen wir nicht. Wähle eine davon: ${choices}.`,
  minSize: (given: string, choices: string) =>
    `Die Größe „${given}“ kennen wir nicht. Wähle eine davon: ${choices}, oder eine Größe wie 3440x1440.`,
  colour: (given: string, choices: string) =>
    `Die Farbe „${given}“ kennen wir nicht. Wähle eine davon: ${choices}, oder einen Code wie #1b2a41.`,
  tone: (given: string, choices: string) => `Die Helligkeit „${given}“ kennen wir nicht. Wähle eine davon: ${choices}.`,
  licence: (given: string) => `„${given}“ geht bei der Lizenz nicht. Wähle free.`,
  ai: (given: string) => `„${given}“ geht bei KI nicht. Wähle no.`,
  hdr: (given: string, choices: string) => `„${given}“ ist kein HDR-Filter. Wähle ${choices}.`,
  sort: (given: string, choices: string) =>
    `Die Reihenfolge „${given}“ kennen wir nicht. Wähle eine davon: ${choices}.`,
  not: (max: number) => `Du kannst höchstens ${max} Tags ausschließen. Wir haben die ersten ${max} genommen.`,
} satisfies typeof english;
