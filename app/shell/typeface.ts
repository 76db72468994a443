import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {styles} from '@app/ui/theme/styles.generated'

const FILE = /url\((static\/[^)]+)\)/g

/** A style sheet with the addresses of the files that it names, as they are in this build. */
export const withFiles = (css: string): string =>
    css.replace(FILE, (_, file: string) => `url(${getAssetUrl(file)})`)

/** The addresses of the typeface's files; none if a brand has the device's own type. */
export const typefaceFiles = (css = styles): string[] =>
    [...css.matchAll(FILE)].flatMap(([, file]) => (file === undefined ? [] : [getAssetUrl(file)]))
