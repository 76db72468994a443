import type {Migration} from '../world/database'

/** Editors' content. Data of components is JSON, one per language; `pick` says which products a scroller shows. */
const tables = `
CREATE TABLE content_page (
    id TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    category_id TEXT UNIQUE,
    title_en TEXT NOT NULL,
    title_es TEXT NOT NULL,
    description_en TEXT NOT NULL,
    description_es TEXT NOT NULL
) STRICT;

CREATE TABLE content_component (
    id TEXT PRIMARY KEY,
    page_id TEXT NOT NULL REFERENCES content_page (id),
    region TEXT NOT NULL,
    position INTEGER NOT NULL,
    type TEXT NOT NULL,
    data_en TEXT NOT NULL,
    data_es TEXT NOT NULL,
    pick TEXT,
    UNIQUE (page_id, region, position)
) STRICT;

CREATE TABLE content_folder (
    id TEXT PRIMARY KEY,
    parent_id TEXT REFERENCES content_folder (id),
    position INTEGER NOT NULL,
    name_en TEXT NOT NULL,
    name_es TEXT NOT NULL
) STRICT;

CREATE TABLE content_asset (
    id TEXT PRIMARY KEY,
    folder_id TEXT NOT NULL REFERENCES content_folder (id),
    name_en TEXT NOT NULL,
    name_es TEXT NOT NULL,
    description_en TEXT NOT NULL,
    description_es TEXT NOT NULL,
    body_en TEXT NOT NULL,
    body_es TEXT NOT NULL
) STRICT;

CREATE TABLE custom_object (
    type TEXT NOT NULL,
    key TEXT NOT NULL,
    data_en TEXT NOT NULL,
    data_es TEXT NOT NULL,
    PRIMARY KEY (type, key)
) STRICT, WITHOUT ROWID;
`

export const contentMigration: Migration = {
    id: 'content-1',
    up: (db) => {
        db.exec(tables)
    }
}
