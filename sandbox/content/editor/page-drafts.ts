import {notFound} from '../../core/response'
import type {World} from '../../world/world'
import {findPage} from '../page'
import {PageDocument} from '../page-document'

type Row = {live: string; draft: string | null; previous: string | null}

const rowOf = ({statement}: World, id: string): Row =>
    statement<Row>('SELECT live, draft, previous FROM content_page WHERE id = ?').get(id) ??
    notFound('page', id)

/** Whether a page has changes that are not live, and whether its last publication can be undone. */
export const stateOf = (world: World, id: string): {isChanged: boolean; canUndo: boolean} => {
    const {live, draft, previous} = rowOf(world, id)
    return {isChanged: draft !== null && draft !== live, canUndo: previous !== null}
}

/** The page as its editors see it: the draft, or what is live. */
export const draftOf = (world: World, id: string): PageDocument =>
    (findPage(world, id, 'draft') ?? notFound('page', id)).document

/** Stores a draft; shoppers see nothing of it. */
export const saveDraft = ({statement}: World, id: string, document: PageDocument): void => {
    const checked = JSON.stringify(PageDocument.parse(document))
    statement('UPDATE content_page SET draft = ? WHERE id = ?').run(checked, id)
}

/** Makes the draft live; what was live before can be brought back. */
export const publish = (world: World, id: string): void => {
    const {live, draft} = rowOf(world, id)
    if (draft === null || draft === live) return
    world
        .statement('UPDATE content_page SET live = ?, previous = ?, draft = NULL WHERE id = ?')
        .run(draft, live, id)
}

/** Drops the draft; without one, brings back what was live before the last publication. */
export const undo = (world: World, id: string): void => {
    const {live, draft, previous} = rowOf(world, id)
    if (draft !== null && draft !== live) {
        world.statement('UPDATE content_page SET draft = NULL WHERE id = ?').run(id)
        return
    }
    if (previous === null) return
    world
        .statement('UPDATE content_page SET live = ?, previous = NULL, draft = NULL WHERE id = ?')
        .run(previous, id)
}
