import {houseRule} from '../house-rule'
import {isTestFile} from '../is-test-file'
import {placeOf, type Layer} from '../layers/place-of'
import {onImports, type Imported} from '../on-imports'
import {projectPath} from '../project-path'
import {FENCES, type Fence} from './fences'

const FREE: readonly Layer[] = ['tests', 'scripts', 'bench', 'root', 'config', 'types']

const isWithin = (specifier: string, {package: fenced, isAlone = false}: Fence) =>
    specifier === fenced || (!isAlone && specifier.startsWith(`${fenced}/`))

const takes = (fence: Fence, {specifier, names}: Imported) =>
    isWithin(specifier, fence) &&
    (!fence.names || names.some((name) => fence.names?.includes(name)))

const isOpenTo = ({layers, types = []}: Fence, layer: Layer, typeOnly: boolean) =>
    layers.includes(layer) || (typeOnly && types.includes(layer))

/** Keeps a package behind the folder that wraps it (fences.ts). */
export const packagesRule = houseRule({
    messages: {fenced: '{{specifier}} belongs to {{layers}}. Here use {{instead}}.'},
    create: (context) => {
        const path = projectPath(context)
        const {layer} = placeOf(path)
        if (layer === 'unknown' || FREE.includes(layer) || isTestFile(path)) return {}
        return onImports((imported) => {
            const fence = FENCES.find(
                (each) => takes(each, imported) && !isOpenTo(each, layer, imported.typeOnly)
            )
            if (!fence) return
            const data = {
                specifier: imported.specifier,
                layers: fence.layers.join(', '),
                instead: fence.instead
            }
            context.report({node: imported.node, messageId: 'fenced', data})
        })
    }
})
