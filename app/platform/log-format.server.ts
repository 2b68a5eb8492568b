interface Line {
  level: string;
  time: string;
  component: string;
  message?: string;
  error?: { stack?: string; message: string };
  route?: string;
  requestId?: string;
  [field: string]: unknown;
}

const UNITS: Record<string, string> = { ms: ' ms', bytes: ' bytes' };

/** Formats one line of JSON for a terminal. Stacks follow on separate lines. */
export function prettyLine(json: string): string {
  const { level, time, component, message, error, requestId, ...fields } = JSON.parse(json) as Line;
  const words = [
    time.slice(11, 19),
    level !== 'info' && level.toUpperCase(),
    component !== 'launcher' && component !== 'worker' && `[${component}]`,
    message,
    ...Object.entries(fields).map(([name, value]) => `${value}${UNITS[name] ?? ''}`),
    requestId,
  ];
  const stack = error && `\n${error.stack ?? error.message}`;
  return `${words.filter(Boolean).join('  ')}${stack ?? ''}\n`;
}
