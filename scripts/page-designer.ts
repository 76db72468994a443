import {mkdirSync} from 'node:fs'
import {dirname} from 'node:path'
import {pageDesignerFiles} from './page-designer/definitions'
import {writeGenerated} from './write-generated'

/** Writes what Business Manager is told of the blocks, from the schemas by which the shop reads them. */
for (const [file, content] of Object.entries(pageDesignerFiles())) {
    mkdirSync(dirname(file), {recursive: true})
    writeGenerated(file, content)
}
