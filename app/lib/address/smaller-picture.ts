import {ifAllowed} from '../browser/browser'

const LONGEST_SIDE = 2400
const QUALITY = 0.85

const drawn = (picture: ImageBitmap): HTMLCanvasElement | undefined => {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return context ? canvas : undefined
}

const asJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
    new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))

/**
 * A photo as a JPEG of at most 2400 pixels a side, which a phone uploads in seconds; also from a format that only this
 * browser can read, as HEIC in Safari (D-35). A file that is no picture, or cannot be read, is returned unchanged.
 */
export const smallerPicture = async (file: File): Promise<Blob> => {
    if (!file.type.startsWith('image/') || typeof createImageBitmap === 'undefined') return file
    const picture = await createImageBitmap(file).catch(() => undefined)
    const canvas = picture && ifAllowed(() => drawn(picture))
    picture?.close()
    const jpeg = canvas ? await asJpeg(canvas) : null
    const isWorthIt = jpeg !== null && (jpeg.size < file.size || !/jpeg|png/.test(file.type))
    return isWorthIt ? jpeg : file
}
