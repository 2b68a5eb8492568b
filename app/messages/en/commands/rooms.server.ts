export * from './commands.server';
export * from './database.server';
export * from './embedded-database.server';
export * from './environment';
export * from './launcher.server';
export * from './storage.server';
