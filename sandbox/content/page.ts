import {parseStored} from '../core/json'
import {type Locale, textIn} from '../core/locales'
import type {World} from '../world/world'
import type {Pick} from './seed/content-schemas'

export type FoundPage = {
    id: string
    type: string
    categoryId: string | null
    title: string
    description: string
}

export type FoundComponent = {
    id: string
    region: string
    type: string
    data: Record<string, unknown>
    pick: Pick | null
}

type PageRow = {
    id: string
    type: string
    category_id: string | null
    title_en: string
    title_es: string
    description_en: string
    description_es: string
}

type ComponentRow = {
    id: string
    region: string
    type: string
    data_en: string
    data_es: string
    pick: string | null
}

const asPage = (row: PageRow, locale: Locale): FoundPage => ({
    id: row.id,
    type: row.type,
    categoryId: row.category_id,
    title: textIn(locale, {en: row.title_en, es: row.title_es}),
    description: textIn(locale, {en: row.description_en, es: row.description_es})
})

const asComponent = (row: ComponentRow, locale: Locale): FoundComponent => ({
    id: row.id,
    region: row.region,
    type: row.type,
    data: parseStored(textIn(locale, {en: row.data_en, es: row.data_es})),
    pick: row.pick === null ? null : parseStored(row.pick)
})

export const findPage = ({statement}: World, id: string, locale: Locale): FoundPage | undefined => {
    const row = statement<PageRow>('SELECT * FROM content_page WHERE id = ?').get(id)
    return row && asPage(row, locale)
}

/** The landing page of a category. */
export const findPageOfCategory = (
    {statement}: World,
    categoryId: string,
    locale: Locale
): FoundPage | undefined => {
    const row = statement<PageRow>('SELECT * FROM content_page WHERE category_id = ?').get(
        categoryId
    )
    return row && asPage(row, locale)
}

/** In the order in which editors put them. */
export const componentsOf = (
    {statement}: World,
    pageId: string,
    locale: Locale
): FoundComponent[] =>
    statement<ComponentRow>(
        'SELECT * FROM content_component WHERE page_id = ? ORDER BY region, position'
    )
        .all(pageId)
        .map((row) => asComponent(row, locale))

export const findComponent = (
    {statement}: World,
    id: string,
    locale: Locale
): FoundComponent | undefined => {
    const row = statement<ComponentRow>('SELECT * FROM content_component WHERE id = ?').get(id)
    return row && asComponent(row, locale)
}
