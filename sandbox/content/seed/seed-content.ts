import type {World} from '../../world/world'
import {assets, customObjects, folders} from './assets'
import type {PageSeed, Say} from './component-seed'
import {exchange, referral} from './pages/exchange-and-referral'
import {contactUs} from './pages/help'
import {home} from './pages/home'
import {howItWorks} from './pages/how-it-works'
import {landingPages} from './pages/landing-pages'
import {privacyPolicy, termsConditions} from './pages/legal'
import {footer, mainBanner} from './pages/shared-parts'

export const allPages: readonly PageSeed[] = [
    home,
    mainBanner,
    howItWorks,
    contactUs,
    privacyPolicy,
    termsConditions,
    footer,
    exchange,
    referral,
    ...landingPages
]

const english: Say = (en) => en
const spanish: Say = (_, es) => es

/** Puts what editors have written into an empty world. */
export const seedContent = (world: World) => {
    for (const page of allPages) writePage(world, page)
    writeAssets(world)
    const insert = world.statement('INSERT INTO custom_object VALUES (?, ?, ?, ?)')
    for (const {type, key, attributes} of customObjects) {
        insert.run(
            type,
            key,
            JSON.stringify(attributes(english)),
            JSON.stringify(attributes(spanish))
        )
    }
}

const writePage = ({statement}: World, page: PageSeed) => {
    const {id, type, categoryId, title, description, main} = page
    const texts = [title(english), title(spanish), description(english), description(spanish)]
    statement('INSERT INTO content_page VALUES (?, ?, ?, ?, ?, ?, ?)').run(
        id,
        type,
        categoryId ?? null,
        ...texts
    )
    const insert = statement('INSERT INTO content_component VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    main.forEach(({type: typeId, write, pick}, position) => {
        const data = [JSON.stringify(write(english)), JSON.stringify(write(spanish))]
        insert.run(
            `${id}-${position + 1}`,
            id,
            'main',
            position,
            typeId,
            ...data,
            pick ? JSON.stringify(pick) : null
        )
    })
}

const writeAssets = ({statement}: World) => {
    const insertFolder = statement('INSERT INTO content_folder VALUES (?, ?, ?, ?, ?)')
    folders.forEach(({id, parent, name}, position) =>
        insertFolder.run(id, parent, position, name(english), name(spanish))
    )
    const insert = statement('INSERT INTO content_asset VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    for (const {id, folder, name, description, body} of assets) {
        const texts = [name, description, body].flatMap((text) => [text(english), text(spanish)])
        insert.run(id, folder, ...texts)
    }
}
