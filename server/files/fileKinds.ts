import { supportedMimeTypes } from 'file-type';
import { ownValue } from '#domain/kernel/ownValue.ts';

/** File types that run when opened. No town hall needs to receive one. */
const programTypes: ReadonlySet<string> = new Set([
  'application/java-archive',
  'application/java-vm',
  'application/vnd.android.package-archive',
  'application/wasm',
  'application/x-apple-diskimage',
  'application/x-asar',
  'application/x-deb',
  'application/x-elf',
  'application/x-ft-apple.alias',
  'application/x-ft-windows-registry-hive',
  'application/x-google-chrome-extension',
  'application/x-mach-binary',
  'application/x-ms-regedit',
  'application/x-ms-shortcut',
  'application/x-msdownload',
  'application/x-rpm',
  'application/x-shockwave-flash',
  'application/x-xpinstall',
]);

const programExtensions: ReadonlySet<string> = new Set(
  `apk app appx bat chm cmd com cpl dll exe gadget hta inf jar js jse lnk msc msi msix msp ps1 reg scr sh swf vb vbe vbs
   wsc wsf wsh xpi`.split(/\s+/),
);

/** Other names for detected types, since browsers and older programs use many. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'application/gzip': ['application/x-gzip'],
  'application/pdf': ['application/x-pdf', 'application/illustrator'],
  'application/rtf': ['text/rtf'],
  'application/x-cfb': [
    'application/msword',
    'application/vnd.ms-excel',
    'application/vnd.ms-outlook',
    'application/vnd.ms-powerpoint',
    'application/vnd.visio',
  ],
  'application/x-rar-compressed': ['application/vnd.rar', 'application/x-rar'],
  'application/xml': ['text/xml'],
  'application/zip': ['application/x-zip-compressed', 'application/vnd.google-earth.kmz'],
  'audio/mpeg': ['audio/mp3'],
  'audio/wav': ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'],
  'image/apng': ['image/png'],
  'image/bmp': ['image/x-ms-bmp'],
  'image/heic': ['image/heif'],
  'image/heif': ['image/heic'],
  'image/jpeg': ['image/jpg', 'image/pjpeg'],
  'image/vnd.dwg': ['application/acad', 'application/dwg', 'application/x-dwg', 'image/x-dwg'],
  'image/x-icon': ['image/vnd.microsoft.icon'],
  'video/mp4': ['audio/mp4', 'video/x-m4v', 'video/quicktime'],
  'video/quicktime': ['video/mp4'],
  'video/vnd.avi': ['video/x-msvideo', 'video/avi'],
};

/** Office documents are ZIP archives, and some programs write them so that only the archive can be detected. */
const archivedDocuments = /^application\/vnd\.(?:openxmlformats-officedocument|oasis\.opendocument|apple)\./;

export function isProgram(detectedType: string | null, fileName = ''): boolean {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return programExtensions.has(extension) || (detectedType !== null && programTypes.has(detectedType));
}

/** Whether files of this type can always be detected from their bytes. */
export function isRecognisable(contentType: string): boolean {
  if (contentType.startsWith('text/') || contentType === 'application/xml') return false;
  return supportedMimeTypes.has(contentType) || Object.values(otherNames).some((names) => names.includes(contentType));
}

/** Whether a file may be declared as one type although its bytes were detected as another. */
export function sameKind(contentType: string, detectedType: string): boolean {
  if (contentType === 'application/octet-stream' || contentType === detectedType) return true;
  if (detectedType === 'application/xml' && contentType.endsWith('+xml')) return true;
  if (detectedType === 'application/zip' && archivedDocuments.test(contentType)) return true;
  return ownValue(otherNames, detectedType)?.includes(contentType) ?? false;
}

/**
 * Plain text may start with 'MZ' or 'BM'. Without control characters it counts as text, whatever signature it
 * resembles.
 */
export function isText(sample: Uint8Array): boolean {
  return sample.every((byte) => byte >= 32 || (byte >= 9 && byte <= 13));
}
