import {execFileSync} from 'node:child_process'
import {crowdedFolders} from './crowded-folders'

const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).trim().split('\n')
const crowded = crowdedFolders(files)

for (const {folder, count} of crowded)
    console.error(`${folder} holds ${count} entries: two subjects?`)
process.exitCode = crowded.length > 0 ? 1 : 0
