export type SkeletonProps = {
    /** CSS lengths or shares of the place; the height of a line of text unless told. */
    width?: string
    height?: string
    round?: boolean
}

/** A grey shape where something will be. Say "loading" once per section, not once per shape. */
export const Skeleton = ({width = '100%', height = '1em', round = false}: SkeletonProps) => (
    <span
        className={round ? 'skeleton skeleton--round' : 'skeleton'}
        style={{width, height}}
        aria-hidden="true"
    />
)
