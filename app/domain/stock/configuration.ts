export type Configuration = 'pre-configured' | 'add-on' | 'plain'

/** How an item is sold [INV-007] [INV-008] [INV-009]; a bundle stays one, add-on or not. */
export const configuration = (item: {bundled: boolean; addOn: boolean}): Configuration => {
    if (item.bundled) return 'pre-configured'
    return item.addOn ? 'add-on' : 'plain'
}
