import type {Migration} from '../world/database'

/** Money is whole cents, days are YYYY-MM-DD, lists are JSON. */
const tables = `
CREATE TABLE category (
    id TEXT PRIMARY KEY,
    position INTEGER NOT NULL UNIQUE,
    parent_id TEXT,
    path TEXT NOT NULL UNIQUE,
    name_en TEXT NOT NULL,
    name_es TEXT NOT NULL,
    says_en TEXT NOT NULL,
    says_es TEXT NOT NULL,
    in_menu INTEGER NOT NULL,
    on_landing_page INTEGER NOT NULL,
    background TEXT,
    design TEXT NOT NULL,
    colour TEXT NOT NULL,
    -- Listings of a category and all below it stand together: from the first up to, without, the end.
    first_listing INTEGER NOT NULL,
    end_listing INTEGER NOT NULL
) STRICT;

-- What products of one model share; its products differ by colour, size or condition.
CREATE TABLE model (
    no INTEGER PRIMARY KEY,
    category_id TEXT NOT NULL REFERENCES category (id),
    kind TEXT NOT NULL,
    kind_en TEXT NOT NULL,
    kind_es TEXT NOT NULL,
    brand TEXT NOT NULL,
    design TEXT NOT NULL,
    picture_seed INTEGER NOT NULL,
    slug TEXT NOT NULL,
    name_en TEXT NOT NULL,
    name_es TEXT NOT NULL,
    short_en TEXT NOT NULL,
    short_es TEXT NOT NULL,
    long_en TEXT NOT NULL,
    long_es TEXT NOT NULL,
    keywords_en TEXT NOT NULL,
    keywords_es TEXT NOT NULL,
    specifications_en TEXT NOT NULL,
    specifications_es TEXT NOT NULL,
    vendor_id TEXT NOT NULL,
    is_carryout INTEGER NOT NULL,
    is_high_risk INTEGER NOT NULL,
    is_exclusive INTEGER NOT NULL,
    badges TEXT NOT NULL,
    popularity INTEGER NOT NULL,
    early_purchase_percent INTEGER NOT NULL,
    add_on_role TEXT NOT NULL CHECK (add_on_role IN ('none', 'primary', 'child')),
    add_on_percent INTEGER,
    tiers TEXT,
    promotion_id TEXT,
    launched_on TEXT NOT NULL,
    recommendations TEXT NOT NULL
) STRICT;

CREATE TABLE product (
    no INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    model_no INTEGER NOT NULL REFERENCES model (no),
    role TEXT NOT NULL CHECK (role IN ('item', 'master', 'variant', 'used', 'bundle')),
    type TEXT NOT NULL CHECK (type IN ('RAC', 'EA', 'SpecialOrder', 'Bundle')),
    colour TEXT NOT NULL,
    size TEXT,
    rms_id TEXT NOT NULL,
    inventory_number TEXT NOT NULL,
    condition TEXT NOT NULL,
    clearance INTEGER NOT NULL,
    offers INTEGER NOT NULL,
    -- Its place among what a listing can show; a variant has none, its master stands for it.
    listing INTEGER UNIQUE
) STRICT;
CREATE INDEX product_of_model ON product (model_no);

CREATE TABLE product_size (
    id TEXT PRIMARY KEY,
    position INTEGER NOT NULL,
    name_en TEXT NOT NULL,
    name_es TEXT NOT NULL
) STRICT;

CREATE TABLE bundle_part (
    bundle_no INTEGER NOT NULL REFERENCES product (no),
    part_no INTEGER NOT NULL REFERENCES product (no),
    PRIMARY KEY (bundle_no, part_no)
) STRICT, WITHOUT ROWID;

-- Weekly rates. A master has none: its price is the least of its variants.
CREATE TABLE price (
    zone TEXT NOT NULL,
    product_no INTEGER NOT NULL,
    weekly_cents INTEGER NOT NULL,
    terms INTEGER NOT NULL,
    cash_cents INTEGER NOT NULL,
    promotional_cents INTEGER,
    was_cents INTEGER,
    was_terms INTEGER,
    was_from TEXT,
    PRIMARY KEY (zone, product_no)
) STRICT, WITHOUT ROWID;

-- Stock that is no longer what it was at first; everything else follows from product and store.
CREATE TABLE stock_change (
    -- Grows with every change, so that whoever has read up to a number sees what is new.
    no INTEGER PRIMARY KEY AUTOINCREMENT,
    product_no INTEGER NOT NULL,
    place TEXT NOT NULL,
    level INTEGER NOT NULL CHECK (level >= 0),
    UNIQUE (product_no, place) ON CONFLICT REPLACE
) STRICT;

CREATE TABLE promotion (
    id TEXT PRIMARY KEY,
    campaign_id TEXT NOT NULL,
    code TEXT,
    name_en TEXT NOT NULL,
    name_es TEXT NOT NULL,
    callout_en TEXT NOT NULL,
    callout_es TEXT NOT NULL,
    details_en TEXT NOT NULL,
    details_es TEXT NOT NULL,
    percent_off INTEGER,
    -- Only for agreements that are paid in full.
    is_paid_in_full INTEGER NOT NULL,
    restricted_stores TEXT NOT NULL,
    starts_on TEXT NOT NULL,
    ends_on TEXT NOT NULL
) STRICT;
`

export const catalogueMigration: Migration = {
    id: 'catalogue-1',
    up: (db) => {
        db.exec(tables)
    }
}

/** Renames a column so that descriptions have the same name in all tables. */
export const categoryDescriptionMigration: Migration = {
    id: 'catalogue-2',
    up: (db) => {
        db.exec(`
            ALTER TABLE category RENAME COLUMN says_en TO description_en;
            ALTER TABLE category RENAME COLUMN says_es TO description_es;
        `)
    }
}

/** Where the tile of a promotion leads. */
export const promotionLinkMigration: Migration = {
    id: 'catalogue-promotion-link',
    up: (db) => {
        db.exec('ALTER TABLE promotion ADD COLUMN link TEXT')
    }
}
