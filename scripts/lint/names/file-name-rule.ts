import {posix} from 'node:path'
import {houseRule} from '../house-rule'
import {projectPath} from '../project-path'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.[a-z]+$/
const KINDS = /^(index|utils?|types|constants|helpers?|misc|common|hooks|components)\./
/** PWA Kit looks for app/components/_app-config/index and its siblings by these names. */
const KIT_ENTRY = /^(overrides\/)?app\/components\/_[a-z-]+\/index\./

/** A file is named for its one export, in kebab-case; never for the kind of its content. */
export const fileNameRule = houseRule({
    messages: {
        form: '{{name}}: write file names in kebab-case.',
        kind: '{{name}} names a kind of file. Name what is in it.'
    },
    create: (context) => ({
        Program: (node) => {
            const path = projectPath(context)
            const name = posix.basename(path)
            if (KIT_ENTRY.test(path)) return
            if (!KEBAB.test(name)) context.report({node, messageId: 'form', data: {name}})
            if (KINDS.test(name)) context.report({node, messageId: 'kind', data: {name}})
        }
    })
})
