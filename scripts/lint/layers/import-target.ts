import {posix} from 'node:path'

const ALIAS = /^@(app|contract|sandbox)\//

/** The path below the project's root that an import names, or undefined for a package. */
export const importTarget = (specifier: string, importer: string): string | undefined => {
    if (ALIAS.test(specifier)) return specifier.slice(1)
    if (!specifier.startsWith('.')) return undefined
    return posix.join(posix.dirname(importer), specifier)
}
