export { ormConfig as default } from './app/db/orm-config.server';
