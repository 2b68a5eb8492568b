import type { verification as english } from '../../en/operations/verification.server';
import { counted } from '../numbers';
export const verification = {
  wallpaper: (id: number, fault: string) => `Papel de parede ${id}: ${fault}`,
  trashedWallpaper: (id: number, fault: string) => `Papel de parede ${id}, na lixeira: ${fault}`,
  files: {
    lost: 'falta a imagem.',
    size: (bytes: number, expected: number) => `a imagem tem ${bytes} bytes em vez de ${expected}.`,
    changed: 'a imagem não é a que foi enviada.',
    colours: 'os arquivos não têm as cores ou o HDR da imagem.',
    undecodable: 'a imagem não pode ser decodificada.',
    missing: (names: string) => `faltam ${names}.`,
    unexpected: (names: string) => `arquivos inesperados: ${names}.`,
    damaged: (name: string) => `${name} está danificado.`,
    background: {
      dark: 'a imagem transparente precisa de um fundo escuro.',
      white: 'a imagem transparente precisa de um fundo branco.',
    },
  },
  damagedRow: (id: number, columns: string) =>
    `Papel de parede ${id}: o banco de dados tem valores incorretos (${columns}). Exclua-o na lista de papéis de parede ou restaure um backup.`,
  damagedRows: (count: number) =>
    `O banco de dados tem valores incorretos para ${counted(count, 'papel de parede', 'papéis de parede')}, por isso nada foi reparado. ${count === 1 ? 'Exclua-o' : 'Exclua-os'} na lista de papéis de parede ou restaure um backup, e repare de novo.`,
  stray: (key: string) => `Nenhum papel de parede usa os arquivos de ${key}.`,
  foreign: (file: string) => `${file} não é um arquivo deste site. Mova-o ou apague-o.`,
  leftover: (folder: string) => `${folder} é um resto de um processo que terminou.`,
  tooManyLost: (lost: number, total: number) =>
    `Faltam ${lost} de ${counted(total, 'imagem', 'imagens')}, por isso nada foi reparado. Recupere os arquivos ou confirme a perda com --accept-losses.`,
  backup: {
    lacks: (id: number, file: string) => `${file} não tem a imagem do papel de parede ${id}.`,
    differs: (id: number, file: string) =>
      `${file} tem, para o papel de parede ${id}, uma imagem diferente da que foi enviada. Ela não foi recuperada.`,
  },
  rows: {
    wallpaperCount: 'O número de papéis de parede do dispositivo %s, categoria %s, em destaque %s é %s em vez de %s.',
    totalCount: 'O número total de papéis de parede é %s em vez de %s.',
    facetCount: 'O número de papéis de parede com facetas %s na categoria %s é %s em vez de %s.',
    tagFacets: 'O papel de parede %s aparece em uma tag com facetas %s em vez de %s.',
    downloadFacets: 'Os downloads do papel de parede %s aparecem em outra categoria ou em outras facetas.',
    facets: 'As facetas do papel de parede %s são %s em vez de %s.',
    tagUses: 'A tag “%s” conta %s papéis de parede em vez de %s.',
    versions: 'As versões do conjunto %s não estão em ordem.',
    tagList: 'O papel de parede %s tem %s tags mas aparece em %s.',
    visitors: 'São contados %s visitantes em vez de %s.',
    wordUses: 'A palavra “%s” é contada %s vezes em vez de %s.',
    downloads: 'Os papéis de parede contam %s downloads, mas os dias só %s.',
    recentDownloads: 'O papel de parede %s conta %s downloads em 30 dias em vez de %s.',
    lostTask: 'A tarefa %s (%s) espera, mas nenhum trabalho a faz.',
    lostRenditions: 'O papel de parede %s espera arquivos, mas nenhum trabalho os faz.',
    lostCategory: 'A exclusão da categoria “%s” não terminou desde %s.',
    lostJob: 'O trabalho %s (%s) está em execução desde %s.',
    categoryAddress: 'O endereço %s é de %s categorias.',
    tagName: 'O nome %s é de %s tags.',
    subscriber: 'Um inscrito aparece %s vezes (ids %s).',
    samePicture: 'Os papéis de parede %s têm a mesma imagem.',
    index: 'O índice %s não é válido.',
  },
} satisfies typeof english;
