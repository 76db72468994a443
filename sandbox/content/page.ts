import {type Locale, textIn} from '../core/locales'
import type {World} from '../world/world'
import {allComponents, PageDocument, type StoredComponent} from './page-document'

export type FoundPage = {
    id: string
    type: string
    categoryId: string | null
    document: PageDocument
}

type Row = {id: string; type: string; category_id: string | null; document: string}

/** What shoppers see, or what an editor has not published yet. */
export type Edition = 'live' | 'draft'

const columns = (edition: Edition) =>
    edition === 'live' ? 'live AS document' : 'COALESCE(draft, live) AS document'

const asPage = ({id, type, category_id: categoryId, document}: Row): FoundPage => ({
    id,
    type,
    categoryId,
    document: PageDocument.parse(JSON.parse(document))
})

export const findPage = (
    {statement}: World,
    id: string,
    edition: Edition = 'live'
): FoundPage | undefined => {
    const row = statement<Row>(
        `SELECT id, type, category_id, ${columns(edition)} FROM content_page WHERE id = ?`
    ).get(id)
    return row && asPage(row)
}

/** The landing page of a category. */
export const findPageOfCategory = (
    {statement}: World,
    categoryId: string,
    edition: Edition = 'live'
): FoundPage | undefined => {
    const row = statement<Row>(
        `SELECT id, type, category_id, ${columns(edition)} FROM content_page WHERE category_id = ?`
    ).get(categoryId)
    return row && asPage(row)
}

/** All pages, as they were made. */
export const allPages = ({statement}: World, edition: Edition = 'live'): FoundPage[] =>
    statement<Row>(
        `SELECT id, type, category_id, ${columns(edition)} FROM content_page ORDER BY rowid`
    )
        .all()
        .map(asPage)

export const findComponent = (world: World, id: string): StoredComponent | undefined =>
    allPages(world)
        .flatMap(({document}) => allComponents(document))
        .find((component) => component.id === id)

/** A component's data in a language. */
export const dataIn = (locale: Locale, {data}: StoredComponent): Record<string, unknown> =>
    textIn(locale, data)
