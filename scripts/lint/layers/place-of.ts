import {posix} from 'node:path'

/** Where a file belongs in the architecture. `part` tells one feature from another. */
export type Place = {layer: Layer | 'unknown'; part?: string}

const APP_LAYERS = ['domain', 'lib', 'commerce', 'routing', 'ui', 'features', 'shell'] as const
const TOP_FOLDERS = [
    'sandbox',
    'contract',
    'server',
    'worker',
    'config',
    'scripts',
    'bench',
    'tests',
    'translations',
    'types'
] as const

/** Files of app/ that are a layer of their own. */
const OWN_LAYER = ['brand', 'shop-routes'] as const

/** 'entry' is what PWA Kit looks for first: app/routes, app/main, app/components/_app… */
export type Layer =
    | (typeof APP_LAYERS)[number]
    | (typeof TOP_FOLDERS)[number]
    | (typeof OWN_LAYER)[number]
    | 'entry'
    | 'root'

const memberOf = <Name extends string>(names: readonly Name[], name: string | undefined) =>
    names.find((known) => known === name)

const placeOfFile = (name: string | undefined): Place => ({
    layer: memberOf(OWN_LAYER, name?.replace(/\.\w+$/, '')) ?? 'entry'
})

const placeInApp = ([folder, part, ...rest]: string[]): Place => {
    if (part === undefined) return placeOfFile(folder)
    if (folder === 'components' || folder === 'static') return {layer: 'entry'}
    const layer = memberOf(APP_LAYERS, folder)
    if (!layer) return {layer: 'unknown'}
    return layer === 'features' && rest.length > 0 ? {layer, part} : {layer}
}

/**
 * The place of a file, from its path below the project's root. A file of the brand layer (overrides/app/x) has the place
 * of the file that it replaces.
 */
export const placeOf = (path: string): Place => {
    const steps = posix.normalize(path).split('/')
    const [top, ...rest] = steps[0] === 'overrides' ? steps.slice(1) : steps
    if (top === 'app') return placeInApp(rest)
    if (rest.length === 0) return {layer: 'root'}
    return {layer: memberOf(TOP_FOLDERS, top) ?? 'unknown'}
}
