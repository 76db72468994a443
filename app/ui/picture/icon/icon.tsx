import {iconPaths, type IconName} from './icon-paths'

export type IconProps = {
    name: IconName
    /** Colours the inside too, as a filled heart is. */
    filled?: boolean
    className?: string
}

/** A decoration: what it says must also be said in words beside it or in its control's name. */
export const Icon = ({name, filled = false, className}: IconProps) => (
    <svg
        className={className ? `icon ${className}` : 'icon'}
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
    >
        <path d={iconPaths[name]} fill={filled ? 'currentColor' : undefined} />
    </svg>
)
