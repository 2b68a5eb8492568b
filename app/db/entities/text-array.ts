import { ArrayType } from '@mikro-orm/core';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Quotes every text. The ORM's own type doesn't quote the word null, which PostgreSQL then reads as no value. */
export class TextArray extends ArrayType<string> {
  override convertToDatabaseValue(texts: string[]): string {
    return `{${texts.map(quoted).join(',')}}`;
  }
}
