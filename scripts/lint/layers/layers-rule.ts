import {houseRule} from '../house-rule'
import {isTestFile} from '../is-test-file'
import {onImports, type Imported} from '../on-imports'
import {projectPath} from '../project-path'
import {isUpward} from './commerce-order'
import {importTarget} from './import-target'
import {mayImport} from './may-import'
import {placeOf, type Place} from './place-of'

type Meeting = Imported & {importer: string; target: string; from: Place; to: Place}

const isLinkFile = (target: string) => /(^|[-/])links?([-./]|$)/.test(target)

const APP = /^(overrides\/)?app\//

/**
 * The sandbox's picture engine is like a package: it imports nothing from the rest, and the rest imports only its entry.
 */
const ENGINE = /^sandbox\/pictures\//
const ENGINE_ENTRY = 'sandbox/pictures/pictures'

const isOutside = ({from, to}: Meeting) => from.layer !== to.layer || from.part !== to.part

/** Every way to break the layering, the most serious first: the first match is reported. */
const PROBLEMS = {
    unknown: ({from, to}: Meeting) => from.layer === 'unknown' || to.layer === 'unknown',
    crossing: ({from, to, importer}: Meeting) =>
        from.layer !== 'unknown' &&
        to.layer !== 'unknown' &&
        !mayImport(from.layer, to.layer, isTestFile(importer)),
    otherFeature: (meeting: Meeting) =>
        meeting.from.layer === 'features' && meeting.to.layer === 'features' && isOutside(meeting),
    upward: ({importer, target}: Meeting) => !isTestFile(importer) && isUpward(importer, target),
    linksOnly: ({from, to, target}: Meeting) =>
        from.layer === 'ui' && to.layer === 'routing' && !isLinkFile(target),
    typesOnly: ({from, to, typeOnly}: Meeting) =>
        from.layer !== 'contract' && to.layer === 'contract' && !typeOnly,
    engine: ({importer, target}: Meeting) =>
        ENGINE.test(importer)
            ? !ENGINE.test(target)
            : ENGINE.test(target) && target !== ENGINE_ENTRY,
    alias: (meeting: Meeting) =>
        meeting.specifier.startsWith('.') &&
        APP.test(meeting.importer) &&
        APP.test(meeting.target) &&
        isOutside(meeting)
}

const MESSAGES = {
    unknown: '{{specifier}}: a folder that the architecture does not know.',
    crossing:
        '{{from}} must not import {{to}} ({{specifier}}): docs/architecture.md, “Where things are”.',
    otherFeature:
        'Features do not import each other ({{specifier}}). Move what both need down: shows → ui, asks → commerce, decides → domain.',
    upward: '{{specifier}} builds on this folder (scripts/lint/layers/commerce-order.ts): what is needed from it is given by its caller.',
    linksOnly: 'ui may import links from routing and nothing else ({{specifier}}).',
    typesOnly: 'The contract is types only: use `import type` ({{specifier}}).',
    engine: 'The picture engine stands apart: {{specifier}} is beyond its one entry, pictures/pictures.',
    alias: 'Across folders write @app/…, so that overrides can replace it ({{specifier}}).'
}

const problems = [
    'unknown',
    'crossing',
    'otherFeature',
    'upward',
    'linksOnly',
    'typesOnly',
    'engine',
    'alias'
] as const

/**
 * Code flows one way: see docs/decisions/0003. Features are distinguished by their folder, so the rule covers a new one
 * at once.
 */
export const layersRule = houseRule({
    messages: MESSAGES,
    create: (context) => {
        const importer = projectPath(context)
        return onImports((imported) => {
            const target = importTarget(imported.specifier, importer)
            if (target === undefined) return
            const [from, to] = [placeOf(importer), placeOf(target)]
            const meeting = {...imported, importer, target, from, to}
            const messageId = problems.find((problem) => PROBLEMS[problem](meeting))
            if (!messageId) return
            const data = {specifier: imported.specifier, from: from.layer, to: to.layer}
            context.report({node: imported.node, messageId, data})
        })
    }
})
