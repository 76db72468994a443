import {iconPaths, type IconName} from './icon-paths'

type Looks = {
    /** Colours the inside too, as a filled heart is. */
    filled?: boolean
    className?: string
}
export type DrawingProps = Looks & {path: string}
export type IconProps = Looks & {name: IconName}

const drawn = (path: string, {filled = false, className}: Looks) => (
    <svg
        className={className ? `icon ${className}` : 'icon'}
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
    >
        <path d={path} fill={filled ? 'currentColor' : undefined} />
    </svg>
)

/** A decoration: what it says must also be said in words beside it or in its control's name. */
export const Drawing = ({path, ...looks}: DrawingProps) => drawn(path, looks)

/** A drawing that the shop knows by name. */
export const Icon = ({name, ...looks}: IconProps) => drawn(iconPaths[name], looks)
