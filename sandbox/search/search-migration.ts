import type {Migration} from '../world/migrate'

/** Words in the index are stems (words/words-of.ts), so the tokenizer only has to cut at spaces. */
const tables = `
CREATE VIRTUAL TABLE product_text USING fts5(
    name_en, name_es, brand, kind_en, kind_es, more_en, more_es,
    content='', columnsize=1, prefix='3', tokenize='unicode61 remove_diacritics 0'
);
CREATE VIRTUAL TABLE product_term USING fts5vocab(product_text, 'row');

-- Words as people write them, for corrections and completions.
CREATE TABLE search_word (
    word TEXT PRIMARY KEY,
    stem TEXT NOT NULL,
    uses INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE search_phrase (
    locale TEXT NOT NULL,
    phrase TEXT NOT NULL,
    uses INTEGER NOT NULL,
    PRIMARY KEY (locale, phrase)
) STRICT, WITHOUT ROWID;

CREATE TABLE search_synonym (word TEXT NOT NULL, stands_for TEXT NOT NULL, PRIMARY KEY (word, stands_for)) STRICT;
CREATE TABLE search_redirect (phrase TEXT PRIMARY KEY, uri TEXT NOT NULL) STRICT;
`

export const searchMigration: Migration = {
    id: 'search-1',
    up: (db) => {
        db.exec(tables)
    }
}
