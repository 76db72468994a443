import type {Language, Texts} from '../../core/locales'
import type {World} from '../../world/world'
import {seedData} from '../../core/seed-data'
import data from './assets.json'
import {Assets} from './content-schemas'
import {contentIn, htmlOf} from './localized-content'
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
}

const writePage = ({statement}: World, page: PageSeed) => {
    const {id, type, categoryId, title, description, main} = page
    statement('INSERT INTO content_page VALUES (?, ?, ?, ?, ?, ?, ?)').run(
        id,
        type,
        categoryId ?? null,
        ...columnsOf(title),
        ...columnsOf(description)
    )
    const insert = statement('INSERT INTO content_component VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    main.forEach(({type: typeId, data, pick}, position) => {
        insert.run(
            `${id}-${position + 1}`,
            id,
            'main',
            position,
            typeId,
            ...jsonColumnsOf(data),
            pick ? JSON.stringify(pick) : null
        )
    })
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
