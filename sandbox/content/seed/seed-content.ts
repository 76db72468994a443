import type {Language, Texts} from '../../core/locales'
import type {World} from '../../world/world'
import {seedData} from '../../core/seed-data'
import {mainSite} from '../../core/sites'
import {siteSeeds} from '../../sites/site-seeds'
import data from './assets.json'
import {Assets, type ComponentSeed, regionOf} from './content-schemas'
import {contentIn, htmlOf} from './localized-content'
import type {PageDocument, StoredComponent} from '../page-document'
import {allPages, type PageSeed} from './pages'

const {folders, assets, customObjects} = seedData('assets.json', Assets, data)

/** In the order of the columns of a localized text. */
const languages: readonly Language[] = ['en', 'es']

const columnsOf = (texts: Texts): string[] => languages.map((language) => texts[language])

const jsonColumnsOf = (seed: unknown): string[] =>
    languages.map((language) => JSON.stringify(contentIn(language, seed)))

/** Seeds the editors' content of an empty world. */
export const seedContent = (world: World) => {
    for (const page of allPages) writePage(world, page)
    writeAssets(world)
    const insert = world.statement('INSERT INTO custom_object VALUES (?, ?, ?, ?)')
    for (const {type, key, attributes} of customObjects) {
        insert.run(type, key, ...jsonColumnsOf(attributes))
    }
    if (world.siteId !== mainSite) nameSite(world)
}

/** Where texts of the shop name it. */
const naming: Readonly<Record<string, readonly string[]>> = {
    content_page: ['live'],
    content_asset: ['name_en', 'name_es', 'description_en', 'description_es', 'body_en', 'body_es'],
    custom_object: ['data_en', 'data_es']
}

/** Another site's content is the first one's, by its own name. */
const nameSite = ({statement, siteId}: World) => {
    const [main, own] = [siteSeeds[mainSite], siteSeeds[siteId]]
    for (const [table, columns] of Object.entries(naming)) {
        for (const column of columns) {
            const update = statement(`UPDATE ${table} SET ${column} = replace(${column}, ?, ?)`)
            update.run(main.title, own.title)
            update.run(main.name, own.name)
        }
    }
}

const dayInMs = 86_400_000

/** A block as it is stored, named by its place in its page. */
const storedComponent = (seed: ComponentSeed, id: string, now: Date): StoredComponent => {
    const {type, data, pick, group, fromInDays, untilInDays} = seed
    const inDays = (days: number) => new Date(now.getTime() + days * dayInMs).toISOString()
    const region = regionOf[type]
    return {
        id,
        type,
        data: {en: recordIn('en', data), es: recordIn('es', data)},
        ...(pick && {pick}),
        ...(group && {group}),
        ...(fromInDays !== undefined && {from: inDays(fromInDays)}),
        ...(untilInDays !== undefined && {until: inDays(untilInDays)}),
        ...('holds' in seed &&
            region !== undefined && {
                regions: [{id: region, components: storedComponents(seed.holds, id, now)}]
            })
    }
}

const recordIn = (language: Language, data: object): Record<string, unknown> =>
    Object.fromEntries(
        Object.entries(data).map(([key, value]) => [key, contentIn(language, value)])
    )

const storedComponents = (seeds: readonly ComponentSeed[], id: string, now: Date) =>
    seeds.map((seed, position) => storedComponent(seed, `${id}-${position + 1}`, now))

const writePage = ({statement, now}: World, page: PageSeed) => {
    const {id, type, categoryId, title, description, main} = page
    const document: PageDocument = {
        title,
        description,
        regions: [{id: 'main', components: storedComponents(main, id, now())}]
    }
    statement('INSERT INTO content_page (id, type, category_id, live) VALUES (?, ?, ?, ?)').run(
        id,
        type,
        categoryId ?? null,
        JSON.stringify(document)
    )
}

const writeAssets = ({statement}: World) => {
    const insertFolder = statement('INSERT INTO content_folder VALUES (?, ?, ?, ?, ?)')
    folders.forEach(({id, parent, name}, position) =>
        insertFolder.run(id, parent, position, ...columnsOf(name))
    )
    const insert = statement('INSERT INTO content_asset VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    for (const {id, folder, name, description, body} of assets) {
        const html = languages.map((language) => htmlOf(body, language))
        insert.run(id, folder, ...columnsOf(name), ...columnsOf(description), ...html)
    }
}
