import {iconPaths, type IconName} from './icon-paths'

const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name)

/** The icon that content asks for by name; a tick for a name that there is none for. */
export const iconNamed = (name: string): IconName => (isIconName(name) ? name : 'check')
