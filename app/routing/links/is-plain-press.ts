/** A press as React or the browser tells it. */
export type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>

/** Whether a press asks for something here and now, not for a new tab, a download or a menu. */
export const isPlainPress = ({button, metaKey, altKey, ctrlKey, shiftKey}: Press): boolean =>
    button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
