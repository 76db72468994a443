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

/**
 * A page's texts and components in one JSON document, as editors change a page as a whole: what is live, what is a
 * draft, and what was live before.
 */
const documents = `
ALTER TABLE content_page RENAME TO old_page;

CREATE TABLE content_page (
    id TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    category_id TEXT UNIQUE,
    live TEXT NOT NULL,
    draft TEXT,
    previous TEXT
) STRICT;

INSERT INTO content_page (id, type, category_id, live)
SELECT p.id, p.type, p.category_id, json_object(
    'title', json_object('en', title_en, 'es', title_es),
    'description', json_object('en', description_en, 'es', description_es),
    'regions', json_array(json_object('id', 'main', 'components', COALESCE((
        SELECT json_group_array(json(
            CASE WHEN pick IS NULL
            THEN json_object('id', c.id, 'type', c.type,
                'data', json_object('en', json(data_en), 'es', json(data_es)))
            ELSE json_object('id', c.id, 'type', c.type,
                'data', json_object('en', json(data_en), 'es', json(data_es)), 'pick', json(pick))
            END))
        FROM (SELECT * FROM content_component WHERE page_id = p.id ORDER BY position) c
    ), json('[]'))))
)
FROM old_page p ORDER BY p.rowid;

DROP TABLE content_component;
DROP TABLE old_page;
`

export const pageDocumentMigration: Migration = {
    id: 'content-2',
    up: (db) => {
        db.exec(documents)
    }
}
