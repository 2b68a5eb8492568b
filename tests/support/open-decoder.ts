/** The site's decoder blocks formats for a whole process, which later test files share. They start with all of them. */
import sharp from 'sharp';

sharp.unblock({ operation: ['VipsForeignLoad'] });
