import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

const appDir = path.resolve(__dirname, '../../app')

const sourcesIn = (dir: string): string[] =>
    readdirSync(dir, {recursive: true, encoding: 'utf8'})
        .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
        .map((name) => readFileSync(path.join(dir, name), 'utf8'))

/** The parts of the design system: every export whose name can be used in JSX. */
export const uiParts: readonly string[] = sourcesIn(path.join(appDir, 'ui')).flatMap((source) =>
    [
        ...source.matchAll(
            /^export (?:const|function|class(?= \w+ extends Component)) ([A-Z][a-z]\w*)/gm
        )
    ].map(([, name]) => name ?? '')
)

const gallery = sourcesIn(path.join(appDir, 'features/gallery')).join('\n')

/** Whether the gallery shows this part. */
export const isInGallery = (name: string): boolean => new RegExp(`<${name}[\\s/>]`).test(gallery)
