import type {ModelDraw} from './model/model'
import {randomFor} from './random'

/** Models of a kind, by the kind's id. */
export type ModelsByKind = ReadonlyMap<string, readonly ModelDraw[]>

const fromItsKind = 2
const most = 8

/** Ids of what goes with a model: two of its kind, then one or two of each kind that suits it. */
export const recommendationsFor = (model: ModelDraw, models: ModelsByKind): string[] => {
    const random = randomFor(4, model.kindNo, model.ordinal)
    const alike = models.get(model.kind.id) ?? []
    const others = alike.length > 1 ? [0, 1].slice(0, fromItsKind) : []
    const same = others.map((step) => alike[(model.ordinal + step) % alike.length])
    const suited = model.kind.goesWith.flatMap((kind) => {
        const offered = models.get(kind) ?? []
        return offered.length ? [random.pick(offered), random.pick(offered)] : []
    })
    const found = [...same, ...suited].flatMap((one) =>
        one && one.no !== model.no ? [one.no] : []
    )
    return [...new Set(found)].slice(0, most).map(String)
}
