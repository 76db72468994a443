type PopoverButton = {popovertarget: string; popovertargetaction?: 'show' | 'hide'}

/** A part that the browser opens and closes by itself, before any script. React 18 does not know the attribute yet. */
export const popover = (id: string): {id: string; popover: string} => ({id, popover: 'auto'})

/** A button that opens such a part. */
export const opens = (id: string): PopoverButton => ({popovertarget: id})

/** A button that closes it. */
export const closes = (id: string): PopoverButton => ({
    popovertarget: id,
    popovertargetaction: 'hide'
})
